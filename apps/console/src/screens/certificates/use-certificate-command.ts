import { useCommand } from '../../client/use-command.js';

/** Runs a command about certificates. */
export const useCertificateCommand = () => useCommand('certificate', 'class');
