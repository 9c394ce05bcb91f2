import { useState } from 'react';
import { FileLine } from '../../parts/FileButton.tsx';
import { useWords } from '../../words/words.tsx';

/** Bytes of a picture that the service takes. */
const MOST_BYTES = 4096 * 1024;

/** A picture that a person opens; it is shown, and handed on with its address as data. */
export function PictureInput({ onPicture }: { onPicture(file: File, data: string): void }) {
  const { say } = useWords();
  const [shown, setShown] = useState<string>();
  const [large, setLarge] = useState(false);
  const [chosen, setChosen] = useState<File>();
  const open = (file: File) => {
    setLarge(file.size > MOST_BYTES);
    if (file.size > MOST_BYTES) return;
    setChosen(file);
    const reader = new FileReader();
    reader.onload = () => {
      setShown(String(reader.result));
      onPicture(file, String(reader.result));
    };
    reader.readAsDataURL(file);
  };
  return (
    <div className="picture-input">
      <FileLine label={say('picture_choose')} accept="image/png,image/jpeg" chosen={chosen} onFile={open} />
      {large && (
        <p role="alert" className="small">
          {say('picture_large')}
        </p>
      )}
      {shown && <img className="mark-image" src={shown} alt={say('picture_yours')} />}
    </div>
  );
}
