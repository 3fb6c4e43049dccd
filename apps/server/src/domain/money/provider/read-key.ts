import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @throws a sentence that names the variable whose file holds no such key */
const readKey = (variable: string, path: string, make: (pem: string) => KeyObject): KeyObject => {
  try {
    return make(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${variable}: ${path} holds no usable PEM key.`, { cause: error });
  }
};

/** Our key to sign with. */
export const readPrivateKey = (variable: string, path: string): KeyObject =>
  readKey(variable, path, createPrivateKey);

/** A provider's key to verify with. */
export const readPublicKey = (variable: string, path: string): KeyObject =>
  readKey(variable, path, createPublicKey);
