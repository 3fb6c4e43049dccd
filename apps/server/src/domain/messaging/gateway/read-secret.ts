import { readFileSync } from 'node:fs';

/** A secret in a file of its own. @throws a sentence that names the variable */
export const readSecret = (variable: string, path: string): string => {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (error) {
    throw new Error(`${variable}: ${path} cannot be read.`, { cause: error });
  }
  throw new Error(`${variable}: ${path} is empty.`);
};
