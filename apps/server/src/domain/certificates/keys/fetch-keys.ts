import { handle } from '../../../platform/http/calls/handle.js';
import { publishedKeys } from './published-keys.js';

export const fetchKeys = handle('certificate/fetchKeys', async ({ services }) => publishedKeys(services));
