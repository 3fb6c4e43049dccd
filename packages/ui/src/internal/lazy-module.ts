import { type ComponentType, lazy, type ReactNode } from 'react';

interface ModuleProps<Module> {
  /** Renders with the exports of the module. */
  children: (module: Module) => ReactNode;
}

/** A module that is downloaded when it is first drawn; unlike `lazy` it keeps the type parameters of its exports. */
export const lazyModule = <Module>(load: () => Promise<Module>): ComponentType<ModuleProps<Module>> =>
  lazy(async () => {
    const module = await load();
    return { default: ({ children }: ModuleProps<Module>) => children(module) };
  });
