import { useEffect } from 'react';
import { ScreenLoading } from './screen-loading.js';

/** An address that leads nowhere has one page in the whole product, which the console's site keeps. */
export function Leave() {
  useEffect(() => location.replace('/404'), []);
  return <ScreenLoading />;
}
