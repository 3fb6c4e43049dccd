import { useWords } from '../../../../messages/words-state.js';
import { deviceOf } from './device-of.js';

/** A user agent in words, such as "Chrome on Windows". */
export const useDeviceTitle = () => {
  const { t } = useWords();
  return (user_agent: string): string => {
    const { browser, system } = deviceOf(user_agent);
    if (browser && system) return t('profile.device_named', { browser, system });
    return browser || system || t('profile.device_unknown');
  };
};
