import '@skillcert/ui/styles.css';
import '@skillcert/ui/canvas.css';
import { checkAdmissionRules, checkProgramme } from '@skillcert/core';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { admission } from '../admission.js';
import { programme } from '../programme.js';

/** Draws a page, or reports the faults of the configuration in the console. */
export const start = (page: ReactNode): void => {
  const checks = [checkProgramme(programme), checkAdmissionRules(admission, programme)];
  const problems = checks.flatMap((check) => check.problems);
  const root = document.getElementById('root');
  if (problems.length > 0 || !root) throw new Error(problems.join('\n') || 'The page has no #root.');
  createRoot(root).render(<StrictMode>{page}</StrictMode>);
};
