/** The names of fields that hold secrets: passwords and keys. What is typed there is never sent back or stored. */
const SECRET = /password|^secret$/i;

/** Whether a field of any form holds a secret, by its name. */
export const isSecretName = (name: string): boolean => SECRET.test(name);
