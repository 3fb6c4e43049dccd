interface BrowserBrand {
  brand: string;
  version: string;
}

interface UserAgentData {
  getHighEntropyValues: (hints: string[]) => Promise<{ fullVersionList?: BrowserBrand[] }>;
}

declare global {
  interface Navigator {
    readonly userAgentData?: UserAgentData;
  }
}

/** The whole version of this Chromium, such as `156.0.8078.79`; '' where the browser does not say. */
export const chromiumVersion = async (): Promise<string> => {
  const values = await navigator.userAgentData?.getHighEntropyValues(['fullVersionList']);
  return values?.fullVersionList?.find(({ brand }) => brand === 'Chromium')?.version ?? '';
};
