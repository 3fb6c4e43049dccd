import { useEffect } from 'react';
import { ScreenLoading } from './screen-loading.js';

/** An unknown address has one page in the whole product, which belongs to the console's site. */
export function Leave() {
  useEffect(() => location.replace('/404'), []);
  return <ScreenLoading />;
}
