import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Fetches the WebAssembly that reads codes from its address, which is ours: left to itself it comes from somebody else's. */
export const prepareReader = (wasm: string): Promise<unknown> =>
  prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });

/** What the QR code in a picture says; null where there is none that can be read. */
export const readCode = async (picture: ImageData): Promise<string | null> => {
  const [found] = await readBarcodes(picture, {
    formats: ['QRCode'],
    maxNumberOfSymbols: 1,
    textMode: 'Plain',
  });
  return found?.isValid ? found.text : null;
};
