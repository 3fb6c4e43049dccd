const units = ['B', 'KB', 'MB', 'GB'];

/** Bytes as a person reads them: `350 KB`, `2.4 MB`. */
export const formatBytes = (bytes: number): string => {
  const step = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : Math.round(value * 10) / 10} ${units[step]}`;
};
