import { ScreenLoading } from '../screen-loading.js';
import { ScreenPage } from '../screen-page.js';

/** The heading of a screen whose file is still loading. */
export function ScreenComing() {
  return (
    <>
      <ScreenLoading />
      <ScreenPage aria-busy />
    </>
  );
}
