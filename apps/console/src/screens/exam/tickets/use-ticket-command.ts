import { useCommand } from '../../../client/use-command.js';

/** Runs a command about tickets. */
export const useTicketCommand = () => useCommand('ticket', 'exam');
