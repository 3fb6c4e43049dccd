import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Fetches the WebAssembly that reads codes from our own address: by default it comes from a third party. */
export const prepareReader = (wasm: string): Promise<unknown> =>
  prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });

/** The text of the QR code in a picture; null if there is no readable one. */
export const readCode = async (picture: ImageData): Promise<string | null> => {
  const [found] = await readBarcodes(picture, {
    formats: ['QRCode'],
    maxNumberOfSymbols: 1,
    textMode: 'Plain',
  });
  return found?.isValid ? found.text : null;
};
