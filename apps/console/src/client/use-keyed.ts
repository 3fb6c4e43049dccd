import { useState } from 'react';
import { call } from './call.js';
import { newKeyed } from './keyed.js';

/** The commands of a component, with their keys. */
export const useKeyed = () => useState(() => newKeyed(call))[0];
