/** Returns a variable of the environment. Throws an error if it is missing or empty. */
export function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === "") throw new Error(`The environment variable ${name} is missing.`);
  return value;
}
