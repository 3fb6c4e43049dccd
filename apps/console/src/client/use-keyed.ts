import { useState } from 'react';
import { newKeyed } from './keyed.js';

/** The keys of a component’s commands, one after the other. */
export const useKeyed = () => useState(newKeyed)[0];
