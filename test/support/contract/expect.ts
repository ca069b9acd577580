import { expect } from '@jest/globals'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { CODES, error } from '#test/contract/schemas/error'
import type { Schema } from '#test/contract/schemas/json-schema'
import { type OperationId, responses } from '#test/contract/schemas/operations'

const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false })
const compiled = new Map<Schema, ValidateFunction>()

/** Where and how the value is off the schema; empty where it fits. */
export const violations = (schema: Schema, value: unknown): readonly string[] => {
  const validate = compiled.get(schema) ?? ajv.compile(schema)
  compiled.set(schema, validate)
  if (validate(value)) return []
  return (validate.errors ?? []).map(({ instancePath, message, params }) =>
    [instancePath || 'the body', message, JSON.stringify(params)].join(' '),
  )
}

export const isOfContract = (operationId: string): operationId is OperationId => Object.hasOwn(responses, operationId)

/** Fails unless the contract lets the operation answer so: the schema of its 200, or the error body and its status. */
export const expectContract = (operationId: OperationId, status: number, body: unknown): void => {
  if (status === 200) {
    expect({ operationId, violations: violations(responses[operationId], body) }).toEqual({
      operationId,
      violations: [],
    })
    return
  }
  expectContractError(status, body)
}

/** Fails unless the body is the contract's error envelope, with a code of that status. */
export const expectContractError = (status: number, body: unknown): void => {
  expect({ status, violations: violations(error, body) }).toEqual({ status, violations: [] })
  const { code } = (body as { readonly error: { readonly code: string } }).error
  expect(CODES[status] ?? []).toContain(code)
}
