import { Navigate } from 'react-router-dom';

/** Without an identity provider nobody comes back from one: the address leads home. */
export function HomeRedirect() {
  return <Navigate to="/" replace />;
}
