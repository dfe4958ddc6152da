export const alphabet: string
export function encode(bytes: Uint8Array): string
