// Does to our packages alone what a bundler for server components does to a file with 'use client', with React's
// own loader, in Node: React's loader takes text, Node gives bytes, and it fails on the CommonJS of others.
import { load as loadForServers } from 'react-server-dom-webpack/node-loader';

export const load = (url, context, next) => {
  if (!url.includes('/@skillcert/')) return next(url, context);
  const nextAsText = async (...args) => {
    const { source, ...rest } = await next(...args);
    return { ...rest, source: Buffer.from(source).toString() };
  };
  return loadForServers(url, context, nextAsText);
};
