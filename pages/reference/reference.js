/* global SwaggerUIBundle */

SwaggerUIBundle({
  url: '/api/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayOperationId: true,
  // Swagger's own validator is a service elsewhere.
  validatorUrl: null,
  // A key stays in this page: it is gone when the page is.
  persistAuthorization: false,
  syntaxHighlight: { activated: true, theme: 'idea' },
})
