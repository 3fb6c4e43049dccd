import { useExamCommand } from '../exams/use-exam-command.js';

/** Runs a command about certificates. */
export const useCertificateCommand = () => useExamCommand('certificate', 'class');
