import PdfDocument from 'pdfkit';

/** A4 in points; a page as wide as high keeps its shape inside. */
const PAGE = { width: 595.28, height: 841.89 };

/** Pictures (PNG, JPEG) as the pages of a PDF, each as large as its page lets it. */
export function picturesPdf(title: string, pictures: Iterable<Uint8Array>): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pdf = new PdfDocument({
      autoFirstPage: false,
      size: [PAGE.width, PAGE.height],
      margin: 0,
      info: { Title: title },
    });
    const pieces: Buffer[] = [];
    pdf.on('data', (piece: Buffer) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
    try {
      for (const picture of pictures) {
        pdf.addPage();
        pdf.image(Buffer.from(picture), 0, 0, { fit: [PAGE.width, PAGE.height], align: 'center', valign: 'center' });
      }
      pdf.end();
    } catch (error) {
      reject(error as Error);
    }
  });
}
