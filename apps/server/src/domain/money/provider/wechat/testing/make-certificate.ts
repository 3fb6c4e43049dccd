import { sign } from 'node:crypto';
import type { KeyPair } from '../../testing/key-files.js';

/** One element of DER: its tag, its length, its content. */
const der = (tag: number, ...content: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  const length =
    body.length < 128
      ? Buffer.of(body.length)
      : body.length < 256
        ? Buffer.of(0x81, body.length)
        : Buffer.of(0x82, body.length >> 8, body.length & 0xff);
  return Buffer.concat([Buffer.of(tag), length, body]);
};

const sequence = (...content: readonly Buffer[]) => der(0x30, ...content);
const sha256WithRsa = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
const commonName = (name: string) =>
  sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(name)))));
const time = (text: string) => der(0x17, Buffer.from(text));

/**
 * A certificate that a key gives itself, as PEM: node can read certificates, not make them. The serial number is hex
 * below 80.
 */
export const makeCertificate = ({ publicKey, privateKey }: KeyPair, serial: string): string => {
  const number = der(0x02, Buffer.from(serial, 'hex'));
  const name = commonName('Tenpay.com Root CA');
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    number,
    sha256WithRsa,
    name,
    sequence(time('240101000000Z'), time('440101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.of(0), sign('sha256', body, privateKey));
  const base64 = sequence(body, sha256WithRsa, signature).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
};
