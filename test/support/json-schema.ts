import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

const OPTIONS = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  // Formats are for whoever reads a schema: what they mean is said by patterns.
  validateFormats: false,
  // Each test file compiles the schemas again: optimizing their code takes longer than running it.
  code: { optimize: false },
} as const
const [quick, thorough] = [false, true].map((allErrors) =>
  new Ajv2020({ ...OPTIONS, allErrors }).addKeyword('components'),
) as [Ajv2020, Ajv2020]
const compiled = new Map<object, ValidateFunction>()

/** Returns the check whether a value fits the schema. */
export const fitting = (schema: object): ((value: unknown) => boolean) => quick.compile(schema)

/** The violations of the schema, each with its place; empty if the value fits. */
export const violations = (schema: object, value: unknown): readonly string[] => {
  const validate = compiled.get(schema) ?? thorough.compile(schema)
  compiled.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || 'the body', message, JSON.stringify(params)].join(' '),
  )
}
