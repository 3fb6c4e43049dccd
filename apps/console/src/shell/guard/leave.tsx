import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';

/** Where the browser asked the server for this page. */
const openedAt = location.pathname;

/** Has the browser load an address of this origin anew, for the site that it belongs to. */
export function Leave({ to }: { readonly to: string }) {
  // A server that answers with the console even here has no such site; asking it again would never end.
  const isHere = new URL(to, location.origin).pathname === openedAt;
  useEffect(() => {
    if (!isHere) location.replace(to);
  }, [isHere, to]);
  return isHere && <Navigate to="/404" replace />;
}
