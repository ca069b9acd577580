/** Ids that examples share. */
export const WORKSPACE = '5b0e6c4e-7c8e-4f0a-9b9e-2f3a1c5d7e90'
export const CLIENT = '0f8fad5b-d9cb-469f-a165-70867728950e'
export const PROJECT = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
export const LOCK = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
export const INVOICE = '6fa459ea-ee8a-4ca4-894e-db77e160355e'
export const CONNECTION = '16fd2706-8baf-433b-82eb-8c7fada847da'
export const [A, B, C, D] = [
  'a3bb189e-8bf9-4888-9912-ace4e6543002',
  '886313e1-3b8a-5372-9b90-0c9aee199e5d',
  '3d813cbb-47fb-42ba-91df-831e1593ac29',
  '9073926b-929f-41c2-abc9-fad77ae3e8eb',
] as const
