import { handle } from '../../../platform/http/calls/handle.js';
import { countToDo } from './count-to-do.js';

export const fetchToDo = handle('class/fetchToDo', ({ caller, services }) => countToDo(services, caller));
