import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import { Button, Tooltip } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { answer, api, download, messageOf, toFormData } from '../../api';
import { texts } from '../../i18n';
import { FileButton, useBusy, useToast } from '../../ui';
import { tableOf } from './rule-cells';
import type { RuleLines } from './use-rule-lines';

const { timeRules: text } = texts.catalogue;

/** Saves the stored table as an Excel file; while the form has another one there is nothing to save. */
const ExportTable = () => {
  const id = useRecordContext()?.id;
  const { isDirty } = useFormState();
  const [busy, run] = useBusy();
  const toast = useToast();
  const save = async () => {
    try {
      await download(`/exports/time-rules/${id}`);
    } catch (error) {
      toast(messageOf(error, text.exportFailed));
    }
  };
  const stored = id !== undefined && !isDirty;
  return (
    <Tooltip describeChild title={stored ? '' : text.saveFirst}>
      <span>
        <Button
          size="small"
          startIcon={<FileDownloadOutlined />}
          loading={busy}
          disabled={!stored}
          onClick={() => void run(save)}
        >
          {text.exportFile}
        </Button>
      </span>
    </Tooltip>
  );
};

/** The table of a rule to and from files. What is imported stands in the form until it is saved. */
export const RuleFile = ({ table: { driver, disabled, replace } }: { table: RuleLines }) => {
  const toast = useToast();
  const read = async (file: File) => {
    try {
      const call = api.POST('/api/imports/time-rules/table', { body: { file }, bodySerializer: toFormData });
      const { rows } = await answer(call);
      const made = tableOf(rows, driver);
      if ('refusal' in made) toast(made.refusal);
      else {
        replace(made.lines);
        toast(text.imported(made.count), 'success');
      }
    } catch (error) {
      toast(messageOf(error, text.importFailed));
    }
  };
  return (
    <>
      <ExportTable />
      <Tooltip describeChild title={text.importHint}>
        <span>
          <FileButton
            plain
            label={text.importFile}
            accept=".xlsx,.ods,.csv"
            icon={<FileUploadOutlined />}
            disabled={disabled || driver === null}
            onFile={read}
          />
        </span>
      </Tooltip>
    </>
  );
};
