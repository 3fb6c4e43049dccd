import { createCipheriv, randomBytes } from 'node:crypto';

/** Seals what API v3 sends sealed, AEAD_AES_256_GCM under the merchant's key. */
export const sealWith = (key: string) => (text: string, associated_data: string) => {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(associated_data));
  const body = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext: body.toString('base64'), nonce, associated_data };
};
