import { useExamCommand } from '../exams/use-exam-command.js';

/** Runs a command about scores. */
export const useScoreCommand = () => useExamCommand('score', 'class');
