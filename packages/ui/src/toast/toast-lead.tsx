'use client';
import { ButtonLink } from '../link/link.js';
import type { ToastLink } from './create-toaster.js';

interface ToastLeadProps {
  link: ToastLink;
  onFollowed?: () => void;
}

/** The link of a message. Needs `button.css`. */
export function ToastLead({ link: { to, label, onFollow }, onFollowed }: ToastLeadProps) {
  return (
    <ButtonLink
      size="small"
      closes
      to={to}
      className="sc-toast-lead"
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        // Another tab leaves this one as it is.
        if (ctrlKey || metaKey || shiftKey) return;
        onFollow?.();
        onFollowed?.();
      }}
    >
      {label}
    </ButtonLink>
  );
}
