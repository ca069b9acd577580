/** The name of a role of time as it is compared: files and people write it in any case, and with blanks or without. */
export const roleName = (role: string): string => role.toLowerCase().replace(/\s+/g, '')
