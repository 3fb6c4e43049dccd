import { useExamCommand } from '../exams/use-exam-command.js';

/** Runs a command about tickets. */
export const useTicketCommand = () => useExamCommand('ticket', 'exam');
