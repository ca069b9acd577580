import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

// Formats are for whoever reads a schema: what they mean is said by patterns.
const ajv = new Ajv2020({
  ...{ allErrors: true, strict: true, strictTypes: false, strictRequired: false, validateFormats: false },
})
ajv.addKeyword('components')
const compiled = new Map<object, ValidateFunction>()

/** Where and how the value is off the schema; empty where it fits. */
export const violations = (schema: object, value: unknown): readonly string[] => {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || 'the body', message, JSON.stringify(params)].join(' '),
  )
}
