import { type KeptDoor, keepDoor, type WorkerScope } from './keep-door.js';

/** The scope of the service worker, which TypeScript knows as that of a page. */
declare const self: WorkerScope;

/** Said by the build once it knows its files (door-worker.config.ts). */
declare const KEPT_DOOR: KeptDoor;

keepDoor(self, KEPT_DOOR);
