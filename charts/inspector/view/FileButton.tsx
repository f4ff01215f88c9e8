interface Props {
  text: string;
  onFile: (file: File) => Promise<void>;
}

/** Opens a file of JSON. */
export function FileButton({ text, onFile }: Props) {
  return (
    <label className="insp-button">
      {text}
      <input
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file) void onFile(file);
        }}
      />
    </label>
  );
}
