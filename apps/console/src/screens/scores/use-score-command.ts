import { useCommand } from '../../client/use-command.js';

/** Runs a command about scores. */
export const useScoreCommand = () => useCommand('score', 'class');
