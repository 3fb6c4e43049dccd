import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

declare global {
  interface Window {
    /** The texts of the console's table, so that both pages show the same. */
    readonly rows: readonly (readonly string[])[];
  }
}

function Table() {
  return (
    <table>
      <tbody>
        {window.rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cost of a navigation with React and react-router alone: two pages with a heading and a plain table. */
function Bare() {
  return (
    <BrowserRouter>
      <nav>
        <Link to="/index">first</Link>
        <Link to="/class/lists">second</Link>
      </nav>
      <Routes>
        {['index', 'class/lists'].map((path) => (
          <Route
            key={path}
            path={path}
            element={
              <main>
                <h1>{path}</h1>
                <Table />
              </main>
            }
          />
        ))}
      </Routes>
    </BrowserRouter>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Bare />
    </StrictMode>,
  );
}
