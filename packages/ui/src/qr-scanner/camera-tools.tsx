'use client';
import { Flashlight } from 'lucide-react';
import { Button } from '../button/button.js';
import { usePartWords } from '../internal/use-part-words.js';
import { Select } from '../select/select.js';
import { qrScannerWords } from './qr-scanner-words.js';
import type { useScanCamera } from './use-scan-camera.js';

interface CameraToolsProps {
  camera: ReturnType<typeof useScanCamera>;
}

/** The choice of camera, if there are several, and its light, if it has one. */
export function CameraTools({ camera }: CameraToolsProps) {
  const own = usePartWords('qrScanner', qrScannerWords);
  const { cameras, torch } = camera;
  return (
    <>
      {cameras.length > 1 && (
        <Select
          aria-label={own.camera}
          placeholder={null}
          value={camera.camera ?? ''}
          onValueChange={camera.choose}
          options={cameras.map(({ deviceId, label }, at) => ({
            value: deviceId,
            label: label || own.nth(at + 1),
          }))}
        />
      )}
      {torch && (
        <Button icon={<Flashlight aria-hidden="true" />} aria-pressed={torch.on} onClick={camera.switchTorch}>
          {own.torch}
        </Button>
      )}
    </>
  );
}
